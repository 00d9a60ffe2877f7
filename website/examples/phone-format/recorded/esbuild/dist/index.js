// node_modules/.store/node_modules/mitt/dist/mitt.mjs
function mitt_default(n) {
  return { all: n = n || /* @__PURE__ */ new Map(), on: function(t, e) {
    var i = n.get(t);
    i ? i.push(e) : n.set(t, [e]);
  }, off: function(t, e) {
    var i = n.get(t);
    i && (e ? i.splice(i.indexOf(e) >>> 0, 1) : n.set(t, []));
  }, emit: function(t, e) {
    var i = n.get(t);
    i && i.slice().map(function(n2) {
      n2(e);
    }), (i = n.get("*")) && i.slice().map(function(n2) {
      n2(t, e);
    });
  } };
}

// src/index.ts
import pc from "picocolors";

// src/group.ts
var group = (digits) => digits.replace(/(\d{3})(?=\d)/g, "$1 ");

// src/index.ts
var version = "1.0.0";
var events = mitt_default();
function formatPhone(digits) {
  events.emit("format", digits);
  return pc.bold(group(digits));
}
export {
  events,
  formatPhone,
  version
};
