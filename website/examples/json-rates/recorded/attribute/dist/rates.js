var rates_namespaceObject = /*#__PURE__*/ JSON.parse('{"base":"EUR","updated":"2026-01-05","rates":{"CHF":0.93,"SEK":11.1}}');
var base = rates_namespaceObject.base;
var rates = rates_namespaceObject.rates;
var updated = rates_namespaceObject.updated;
export default rates_namespaceObject;
export { base, rates, updated };
