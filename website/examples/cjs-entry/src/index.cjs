module.exports = function slug(text) {
  return text.toLowerCase();
};
