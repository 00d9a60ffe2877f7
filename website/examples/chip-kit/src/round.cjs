exports.round = (value) => Math.round(value * 100) / 100;
