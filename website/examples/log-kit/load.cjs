try {
  console.log(Object.keys(require('log-kit')));
} catch (error) {
  console.log(error.code);
}
