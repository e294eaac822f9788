// Flat files, as our own build writes them.
export default { build: { format: 'file' } };
