/** What axe has to say of a page. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** With `rule`, to that alone. */
export async function violations(page: Page, rule?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([tags, rule]) => {
      const runOnly = rule === undefined ? tags : { type: 'rule' as const, values: [rule] };
      const found = await window.axe?.run({ runOnly, resultTypes: ['violations'] });
      return (found?.violations ?? []).map(
        ({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')} ${nodes[0]?.failureSummary ?? ''}`,
      );
    },
    [TAGS, rule] as const,
  );
}
