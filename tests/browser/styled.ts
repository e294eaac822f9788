import { expect, type Page } from '@playwright/test';

/**
 * Every class on the page, as it is now, has a rule in its styles: the build leaves out those for classes that it finds
 * neither on a page nor in the scripts of its islands.
 */
export async function expectStyled(page: Page) {
  const bare = await page.evaluate(() => {
    const known = new Set<string>();
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const [, name] of rule.selectorText.matchAll(/\.([\w-]+)/g)) known.add(name!);
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    const used = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [
      ...classList,
    ]);
    return [...new Set(used)].filter((name) => !known.has(name));
  });
  expect(bare).toEqual([]);
}
