function _check_private_redeclaration(obj, privateCollection) {
    if (privateCollection.has(obj)) throw new TypeError("Cannot initialize the same private elements twice on an object");
}
function _class_apply_descriptor_get(receiver, descriptor) {
    if (descriptor.get) return descriptor.get.call(receiver);
    return descriptor.value;
}
function _class_apply_descriptor_set(receiver, descriptor, value) {
    if (descriptor.set) descriptor.set.call(receiver, value);
    else {
        if (!descriptor.writable) throw new TypeError("attempted to set read only private field");
        descriptor.value = value;
    }
}
function _class_extract_field_descriptor(receiver, privateMap, action) {
    if (!privateMap.has(receiver)) throw new TypeError("attempted to " + action + " private field on non-instance");
    return privateMap.get(receiver);
}
function _class_private_field_get(receiver, privateMap) {
    var descriptor = _class_extract_field_descriptor(receiver, privateMap, "get");
    return _class_apply_descriptor_get(receiver, descriptor);
}
function _class_private_field_init(obj, privateMap, value) {
    _check_private_redeclaration(obj, privateMap);
    privateMap.set(obj, value);
}
function _class_private_field_set(receiver, privateMap, value) {
    var descriptor = _class_extract_field_descriptor(receiver, privateMap, "set");
    _class_apply_descriptor_set(receiver, descriptor, value);
    return value;
}
var _code = /*#__PURE__*/ new WeakMap();
class Vault {
    opens(code) {
        return _class_private_field_get(this, _code) === code;
    }
    constructor(code){
        _class_private_field_init(this, _code, {
            writable: true,
            value: void 0
        });
        _class_private_field_set(this, _code, code);
    }
}
function wallet_check_private_redeclaration(obj, privateCollection) {
    if (privateCollection.has(obj)) throw new TypeError("Cannot initialize the same private elements twice on an object");
}
function wallet_class_apply_descriptor_get(receiver, descriptor) {
    if (descriptor.get) return descriptor.get.call(receiver);
    return descriptor.value;
}
function wallet_class_apply_descriptor_set(receiver, descriptor, value) {
    if (descriptor.set) descriptor.set.call(receiver, value);
    else {
        if (!descriptor.writable) throw new TypeError("attempted to set read only private field");
        descriptor.value = value;
    }
}
function wallet_class_extract_field_descriptor(receiver, privateMap, action) {
    if (!privateMap.has(receiver)) throw new TypeError("attempted to " + action + " private field on non-instance");
    return privateMap.get(receiver);
}
function wallet_class_private_field_get(receiver, privateMap) {
    var descriptor = wallet_class_extract_field_descriptor(receiver, privateMap, "get");
    return wallet_class_apply_descriptor_get(receiver, descriptor);
}
function wallet_class_private_field_init(obj, privateMap, value) {
    wallet_check_private_redeclaration(obj, privateMap);
    privateMap.set(obj, value);
}
function wallet_class_private_field_set(receiver, privateMap, value) {
    var descriptor = wallet_class_extract_field_descriptor(receiver, privateMap, "set");
    wallet_class_apply_descriptor_set(receiver, descriptor, value);
    return value;
}
var _cents = /*#__PURE__*/ new WeakMap();
class Wallet {
    add(euros) {
        wallet_class_private_field_set(this, _cents, wallet_class_private_field_get(this, _cents) + 100 * euros);
    }
    constructor(){
        wallet_class_private_field_init(this, _cents, {
            writable: true,
            value: 0
        });
    }
}
export { Vault, Wallet };
