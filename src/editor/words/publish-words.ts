/** Texts for a desk on the web, where saving publishes; there they replace those of the same names in words.ts. */
export const publishWords = {
  saving: 'Publishing …',
  saveGoesOn:
    'You can go on. It has been sent and finishes by itself; your draft is kept until then.',
  savedMeanwhile:
    'Somebody else has published meanwhile. What they changed is here now; look at your changes once more.',
} as const;
