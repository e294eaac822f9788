/*
 * The only Trusted Types policy of the desk and its preview, which the Content-Security-Policy names.
 */

import { previewPolicy } from '../host/desk-headers.ts';

interface Rules {
  createHTML: (markup: string) => string;
  createScriptURL: (address: string) => string;
}

/** https://www.w3.org/TR/trusted-types/, not supported by all browsers. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => Rules;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** A policy can be created only once. */
const policy = trustedTypes?.createPolicy(previewPolicy, {
  createHTML: (markup) => markup,
  createScriptURL: (address) => {
    if (!address.startsWith('/') || address.startsWith('//'))
      throw new Error(`${address} is not a script of the desk.`);
    return address;
  },
});

/**
 * Only for markup of the templates, which is shown in a frame without an origin, and of the clipboard, which is parsed
 * and never shown.
 */
export const trustedMarkup = (markup: string) => policy?.createHTML(markup) ?? markup;

/** Trusts the URL of a script of the desk: "/worker.js". */
export const trustedScript = (address: string) => policy?.createScriptURL(address) ?? address;
