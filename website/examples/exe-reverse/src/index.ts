const [, , word = 'world'] = process.argv;

console.log([...word].reverse().join(''));
