export const isVerbose = process.argv.includes('--verbose');
