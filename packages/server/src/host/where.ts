/** For whoever starts the server: the addresses, where the games are kept, and a code for the phones on the sofa. */
import { networkInterfaces } from 'node:os';
import type { Settings } from '../settings.ts';

/** This machine's addresses in the home network. */
export function homeAddresses(port: number): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

type Place = Pick<Settings, 'publicUrl' | 'host' | 'store' | 'dataDir' | 'databaseUrl'>;

export async function whereToFind(place: Place, port: number, isTerminal: boolean): Promise<string> {
  const { publicUrl, host } = place;
  const local = `http://localhost:${port}`;
  const home = host === '0.0.0.0' || host === '::' ? homeAddresses(port) : [];
  const best = publicUrl ?? home[0];
  const lines = [
    `  On this computer   ${local}`,
    ...home.map((address) => `  In your network    ${address}`),
  ];
  if (publicUrl !== null) lines.push(`  For everybody      ${publicUrl}`);
  lines.push(`  Games are kept in  ${storeOf(place)}`);
  const text = `${lines.join('\n')}\n`;
  return isTerminal && best !== undefined ? `\n${text}\n${await qrCode(best)}` : text;
}

function storeOf({ store, dataDir, databaseUrl }: Place): string {
  if (databaseUrl !== null) return 'PostgreSQL';
  return store === 'memory' ? 'memory, until it stops' : `${dataDir} (SQLite)`;
}

async function qrCode(text: string): Promise<string> {
  const { generate } = await import('lean-qr');
  const code = generate(text);
  const rows: string[] = [];
  for (let y = -2; y < code.size + 2; y += 2) {
    let row = '  ';
    for (let x = -2; x < code.size + 2; x += 1) {
      const [upper, lower] = [code.get(x, y), code.get(x, y + 1)];
      row += upper ? (lower ? ' ' : '▄') : lower ? '▀' : '█';
    }
    rows.push(row);
  }
  return `${rows.join('\n')}\n\n`;
}
