import { expect, type Page } from '@playwright/test';

/**
 * Expects a rule for every class on the current page: the build removes rules for classes that it finds neither on
 * pages nor in scripts.
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
