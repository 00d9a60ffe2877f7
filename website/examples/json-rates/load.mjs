try {
  const { toFrancs } = await import(process.argv[2]);
  console.log(toFrancs(100));
} catch (error) {
  console.log(`${error.name}: ${error.message}`);
}
