var rates_namespaceObject = /*#__PURE__*/ JSON.parse('{"E3":"EUR","It":{"c":0.93}}');
const toFrancs = (amount)=>`${amount * rates_namespaceObject.It.c} CHF from ${rates_namespaceObject.E3}`;
export { toFrancs };
