import { checkedEachTime, type HeaderRule } from '../../src/security/headers.ts';

/**
 * The headers for a server of this machine, which speaks plain HTTP: without the two that would send a browser
 * to HTTPS, and with the addresses of the account emulators where those are used.
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
