/** Finding things on a page the way people speak of them: by what they are and what they are called. */

export interface Wanted {
  readonly role: Role;
  readonly name?: RegExp;
  /** Only inside of something else that is called so. */
  readonly within?: RegExp;
}

export type Role =
  | 'button'
  | 'dialog'
  | 'heading'
  | 'img'
  | 'listitem'
  | 'radio'
  | 'radiogroup'
  | 'status'
  | 'switch'
  | 'textbox';

export interface Found {
  readonly name: string;
  /** Of its middle, or of the middle of its label. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly enabled: boolean;
  readonly checked: boolean;
  /** A mouse would reach it. */
  readonly reachable: boolean;
  /** Of a picture that is there to be seen. */
  readonly source: string | null;
}

/** A question as the page can be asked it: expressions do not travel, their sources do. */
export interface Question {
  readonly role: Role;
  readonly name: string | null;
  readonly within: string | null;
  readonly scroll: boolean;
}

export const questionOf = ({ role, name, within }: Wanted, scroll = false): Question => ({
  role,
  name: name?.source ?? null,
  within: within?.source ?? null,
  scroll,
});

/** Runs in the page: what can be found at this one moment, a list for every question. */
export function look(questions: readonly Question[]): Found[][] {
  const SELECTORS: Record<Role, string> = {
    button: 'button:not([role]), [role=button]',
    dialog: 'dialog[open], [role=dialog]',
    heading: 'h1, h2, h3, h4, [role=heading]',
    img: 'img, [role=img]',
    listitem: 'li:not([role]), [role=listitem]',
    radio: 'input[type=radio], [role=radio]',
    radiogroup: '[role=radiogroup]',
    status: '[role=status], [aria-live=polite]',
    switch: '[role=switch]',
    textbox: 'textarea, input:not([type]), input[type=text]',
  };
  const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
  const wordsOf = (node: Node): string => {
    if (isText(node)) return node.data;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    return label ?? [...node.childNodes].map(wordsOf).join('');
  };
  const byId = (ids: string | null): Element[] =>
    (ids ?? '').split(' ').flatMap((id) => document.getElementById(id) ?? []);
  const labelsOf = (element: Element): Element[] =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? [...(element.labels ?? [])]
      : [];
  const nameOf = (element: Element): string => {
    const labels = [...byId(element.getAttribute('aria-labelledby')), ...labelsOf(element)];
    const words = labels.length > 0 ? labels.map(wordsOf).join(' ') : wordsOf(element);
    return words.replaceAll(/\s+/g, ' ').trim();
  };
  const modal = [...document.querySelectorAll(':modal')].at(-1);
  const isThere = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[aria-hidden=true], [inert]') === null &&
    (modal === undefined || modal.contains(element));
  const isWithin = (element: Element, name: RegExp): boolean => {
    for (let outer = element.parentElement; outer; outer = outer.parentElement)
      if (
        (outer.hasAttribute('aria-label') || outer.hasAttribute('aria-labelledby')) &&
        name.test(nameOf(outer))
      )
        return true;
    return false;
  };
  /** An input that only screen readers see is pressed by its label. */
  const handleOf = (element: Element): Element =>
    element.getBoundingClientRect().width > 2 ? element : (labelsOf(element)[0] ?? element);

  return questions.map(({ role, name, within, scroll }) => {
    const all = [...document.querySelectorAll(SELECTORS[role])].filter(
      (element) =>
        isThere(element) &&
        (name === null || new RegExp(name, 'u').test(nameOf(element))) &&
        (within === null || isWithin(element, new RegExp(within, 'u'))),
    );
    return all.map((element) => {
      const handle = handleOf(element);
      if (scroll) handle.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = handle.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(middle.x, middle.y);
      return {
        name: nameOf(element),
        ...middle,
        width,
        height,
        enabled: !element.matches(':disabled, [aria-disabled=true]'),
        checked: element.matches(':checked, [aria-checked=true]'),
        reachable: hit !== null && (handle.contains(hit) || (role === 'radio' && hit.contains(handle))),
        source:
          element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0
            ? element.currentSrc
            : null,
      };
    });
  });
}
