const [file] = process.argv.slice(2);

try {
  const { total } = require(file);
  console.log(total ? 'loaded' : 'no exports');
  if (total) Promise.resolve(total([2, 3])).then(console.log);
} catch ({ code }) {
  console.log(code);
}
