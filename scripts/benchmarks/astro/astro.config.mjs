// Flat files, like those of our own build.
export default { build: { format: 'file' } };
