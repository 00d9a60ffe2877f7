(() => {
"use strict";

;// CONCATENATED MODULE: ../../packages/units/src/index.ts
const factors = {
    kg: 1,
    lb: 0.4536
};

;// CONCATENATED MODULE: ./src/index.ts

document.title = Object.keys(factors).join(', ');

})()
;