const build = (size)=>Array.from({
        length: size
    }, (_, index)=>'-'.repeat(index));
const lines = build(80);
const dashes = /*#__PURE__*/ build(40);
const greet = (name)=>`Hello, ${name}`;
export { dashes, greet, lines };
