const build = (size)=>Array.from({
        length: size
    }, (_, index)=>'-'.repeat(index));
build(80);
const greet = (name)=>`Hello, ${name}`;
console.log(greet('Ada'));
export { };
