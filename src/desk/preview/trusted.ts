interface Rules {
  createHTML: (markup: string) => string;
  createScriptURL: (address: string) => string;
}

/** https://www.w3.org/TR/trusted-types/, not supported by all browsers. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => Rules;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The only policy of the desk and of its preview: a policy cannot be created twice. */
const policy = trustedTypes?.createPolicy('preview', {
  createHTML: (markup) => markup,
  createScriptURL: (address) => {
    if (!address.startsWith('/') || address.startsWith('//'))
      throw new Error(`${address} is not a script of the desk.`);
    return address;
  },
});

/** Trusts markup from the templates, for a frame without an origin, or from the clipboard, which is only parsed. */
export const trustedMarkup = (markup: string) => policy?.createHTML(markup) ?? markup;

/** Trusts the URL of a script of the desk: "/worker.js". */
export const trustedScript = (address: string) => policy?.createScriptURL(address) ?? address;
