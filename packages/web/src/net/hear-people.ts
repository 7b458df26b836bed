/** What people at the table say, do and show each other besides the game. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { View } from '@fabula/engine/view.ts';
import type { Client } from '@fabula/protocol/client-types.ts';
import type { TableView } from '@fabula/protocol/table.ts';
import * as audience from '../game/audience.svelte.ts';
import * as partner from '../game/told-by-partner.svelte.ts';
import * as talk from '../game/talk.svelte.ts';
import { say } from '../game/toast.svelte.ts';
import { t } from '../i18n/i18n.svelte.ts';

/** Only what comes from the table we are at is heard. */
export type Here = <Words extends unknown[]>(hear: (...words: Words) => void) => (...words: Words) => void;

/** The page that hears it, as it is then. */
interface Page {
  readonly view: View | null;
  readonly table: TableView | null;
  readonly me: PlayerId | null;
}

export function hearPeople(client: Client, here: Here, page: Page): void {
  const who = (by: PlayerId): talk.Who => ({
    name: page.table?.profiles[by]?.name ?? t('talk.somebody'),
    mine: by === page.me,
  });
  client.on(
    'say',
    here((line) => talk.hear(line, who(line.by))),
  );
  client.on(
    'said',
    here((lines) => talk.recall(lines)),
  );
  client.on(
    'react',
    here((reacted) => talk.watch(reacted, who(reacted.by))),
  );
  client.on(
    'whisper',
    here((line) => talk.hear(line, who(line.by), true)),
  );
  client.on(
    'whispers',
    here((lines) => talk.recall(lines, true)),
  );
  client.on('glance', here(partner.see));
  client.on(
    'played',
    here((played) => {
      partner.note(played, page.view);
      say(t(`pair.played.${played.move}`, { name: who(played.by).name }));
    }),
  );
  client.on('audience', here(audience.hear));
  client.on('muted', here(talk.mute));
}
