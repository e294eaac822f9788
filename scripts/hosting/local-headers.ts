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
    const { 'Strict-Transport-Security': _secure, ...others } = rule.headers;
    const policy = others['Content-Security-Policy'];
    if (policy === undefined) return rule;
    return {
      for: rule.for,
      headers: {
        ...others,
        ...checkedEachTime,
        'Content-Security-Policy': policy
          .replace('; upgrade-insecure-requests', '')
          .replace("connect-src 'self'", ["connect-src 'self'", ...mayConnectTo].join(' ')),
      },
    };
  });
