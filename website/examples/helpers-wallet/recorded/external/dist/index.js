import { _ } from "@swc/helpers/_/_class_private_field_get";
import { _ as _class_private_field_init__ } from "@swc/helpers/_/_class_private_field_init";
import { _ as _class_private_field_set__ } from "@swc/helpers/_/_class_private_field_set";
var _code = /*#__PURE__*/ new WeakMap();
class Vault {
    opens(code) {
        return _(this, _code) === code;
    }
    constructor(code){
        _class_private_field_init__(this, _code, {
            writable: true,
            value: void 0
        });
        _class_private_field_set__(this, _code, code);
    }
}
var _cents = /*#__PURE__*/ new WeakMap();
class Wallet {
    add(euros) {
        _class_private_field_set__(this, _cents, _(this, _cents) + 100 * euros);
    }
    constructor(){
        _class_private_field_init__(this, _cents, {
            writable: true,
            value: 0
        });
    }
}
export { Vault, Wallet };
