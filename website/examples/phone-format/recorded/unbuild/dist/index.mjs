import pc from 'picocolors';

function mitt(n){return {all:n=n||new Map,on:function(t,e){var i=n.get(t);i?i.push(e):n.set(t,[e]);},off:function(t,e){var i=n.get(t);i&&(e?i.splice(i.indexOf(e)>>>0,1):n.set(t,[]));},emit:function(t,e){var i=n.get(t);i&&i.slice().map(function(n){n(e);}),(i=n.get("*"))&&i.slice().map(function(n){n(t,e);});}}}

const group = (digits) => digits.replace(/(\d{3})(?=\d)/g, "$1 ");

const version = "1.0.0";
const events = mitt();
function formatPhone(digits) {
  events.emit("format", digits);
  return pc.bold(group(digits));
}

export { events, formatPhone, version };
