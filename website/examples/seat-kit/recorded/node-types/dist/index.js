const isVerbose = process.argv.includes('--verbose');
export { isVerbose };
