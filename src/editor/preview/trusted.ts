interface Rules {
  createHTML: (markup: string) => string;
  createScriptURL: (address: string) => string;
}

/** https://www.w3.org/TR/trusted-types/, which not all browsers have. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => Rules;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The only policy of the desk and of the pages in its preview: a policy cannot be made twice. */
const policy = trustedTypes?.createPolicy('preview', {
  createHTML: (markup) => markup,
  createScriptURL: (address) => {
    if (!address.startsWith('/') || address.startsWith('//'))
      throw new Error(`${address} is not a script of the desk.`);
    return address;
  },
});

/** Markup of the site's templates, for a frame without an origin, or of the clipboard, which is read and never shown. */
export const trustedMarkup = (markup: string) => policy?.createHTML(markup) ?? markup;

/** The address of a script of the desk itself: '/brain.js'. */
export const trustedScript = (address: string) => policy?.createScriptURL(address) ?? address;
