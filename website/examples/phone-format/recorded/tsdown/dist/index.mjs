import pc from "picocolors";

//#region node_modules/.store/node_modules/mitt/dist/mitt.mjs
function mitt_default(n) {
	return {
		all: n = n || /* @__PURE__ */ new Map(),
		on: function(t, e) {
			var i = n.get(t);
			i ? i.push(e) : n.set(t, [e]);
		},
		off: function(t, e) {
			var i = n.get(t);
			i && (e ? i.splice(i.indexOf(e) >>> 0, 1) : n.set(t, []));
		},
		emit: function(t, e) {
			var i = n.get(t);
			i && i.slice().map(function(n) {
				n(e);
			}), (i = n.get("*")) && i.slice().map(function(n) {
				n(t, e);
			});
		}
	};
}

//#endregion
//#region src/group.ts
const group = (digits) => digits.replace(/(\d{3})(?=\d)/g, "$1 ");

//#endregion
//#region src/index.ts
const version = "1.0.0";
const events = mitt_default();
/** Groups the digits of a phone number. */
function formatPhone(digits) {
	events.emit("format", digits);
	return pc.bold(group(digits));
}

//#endregion
export { events, formatPhone, version };