import type * as TestingLibrary from '@testing-library/dom';

declare global {
  interface Window {
    /** Testing Library, which finds by role and name where the driver can't. */
    TestingLibraryDom: typeof TestingLibrary;
  }
}

/** A text as it can be sent to a page: to be met to the letter, as a part, or by a pattern. */
export type Wording =
  | { readonly how: 'whole' | 'part'; readonly text: string }
  | { readonly how: 'pattern'; readonly text: string; readonly flags: string };

/** The states of a thing that set it apart. */
export interface States {
  readonly level?: number;
  readonly checked?: boolean;
  readonly pressed?: boolean;
  readonly selected?: boolean;
  readonly disabled?: boolean;
}

/** What is looked for in a page, as plain data. */
export type Query =
  | { readonly by: 'css'; readonly css: string }
  | { readonly by: 'role'; readonly role: string; readonly name?: Wording; readonly states: States }
  | { readonly by: 'text'; readonly text: Wording }
  | { readonly by: 'within' | 'and' | 'or' | 'having'; readonly one: Query; readonly other: Query }
  | { readonly by: 'first'; readonly one: Query };

/** What was found: how many, and of the first one whether it is seen and what it says. */
export interface Found {
  readonly count: number;
  readonly visible: boolean;
  readonly text: string | null;
  readonly attribute: string | null;
}

/** Looks for something; it runs in the page, so it knows nothing but what it is given. */
export function look({ query, attribute }: { query: Query; attribute: string }): Found {
  const tidy = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

  const meets = (text: string, wording: Wording): boolean => {
    switch (wording.how) {
      case 'whole':
        return text === wording.text;
      case 'part':
        return text.toLowerCase().includes(wording.text.toLowerCase());
      case 'pattern':
        return new RegExp(wording.text, wording.flags).test(text);
    }
  };

  /** The innermost elements that say it, the scope itself among them. */
  const saying = (scope: Element, wording: Wording) =>
    [scope, ...scope.querySelectorAll('*')].filter(
      element =>
        meets(tidy(element.textContent), wording) &&
        ![...element.children].some(child => meets(tidy(child.textContent), wording)),
    );

  const ofRole = (scope: Element, { role, name, states }: Extract<Query, { by: 'role' }>) => {
    const { disabled, ...others } = states;
    const named = name ? { name: (given: string) => meets(tidy(given), name) } : {};
    const inScope = scope instanceof HTMLElement ? scope : document.body;
    return window.TestingLibraryDom.queryAllByRole(inScope, role, { ...named, ...others }).filter(
      element => disabled === undefined || element.matches(':disabled, [aria-disabled="true"]') === disabled,
    );
  };

  const find = (scope: Element, wanted: Query): readonly Element[] => {
    switch (wanted.by) {
      case 'css':
        return [...scope.querySelectorAll(wanted.css)];
      case 'role':
        return ofRole(scope, wanted);
      case 'text':
        return saying(scope, wanted.text);
      case 'within':
        return [...new Set(find(scope, wanted.one).flatMap(each => find(each, wanted.other)))];
      case 'having':
        return find(scope, wanted.one).filter(each => find(each, wanted.other).length > 0);
      case 'and': {
        const others = find(scope, wanted.other);
        return find(scope, wanted.one).filter(each => others.includes(each));
      }
      case 'or':
        return [...new Set([...find(scope, wanted.one), ...find(scope, wanted.other)])];
      case 'first':
        return find(scope, wanted.one).slice(0, 1);
    }
  };

  const found = find(document.documentElement, query);
  const [first] = found;
  return {
    count: found.length,
    visible: first?.checkVisibility({ visibilityProperty: true }) ?? false,
    text: first?.textContent ?? null,
    attribute: first?.getAttribute(attribute) ?? null,
  };
}
