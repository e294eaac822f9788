import { checkedEachTime, type HeaderRule } from '../../../src/design/document/headers.ts';

/**
 * The headers of `_headers` for a local server. It uses plain HTTP, so nothing redirects browsers to HTTPS; it sends
 * the Cache-Control that hosts send by default, and allows the origins of the account emulators.
 */
export const overPlainHttp = (
  rules: readonly HeaderRule[],
  mayConnectTo: readonly string[],
): HeaderRule[] =>
  rules.map((rule) => {
    const policy = rule.headers['Content-Security-Policy'];
    if (policy === undefined) return rule;
    const others = Object.entries(rule.headers).filter(
      ([name]) => name !== 'Strict-Transport-Security',
    );
    return {
      for: rule.for,
      headers: {
        ...Object.fromEntries(others),
        ...checkedEachTime,
        'Content-Security-Policy': policy
          .replace('; upgrade-insecure-requests', '')
          .replace("connect-src 'self'", ["connect-src 'self'", ...mayConnectTo].join(' ')),
      },
    };
  });
