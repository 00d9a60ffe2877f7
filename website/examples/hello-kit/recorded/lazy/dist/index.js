const greetLater = async (name)=>{
    const { shout } = await import("./shout.js");
    return shout(`Hello, ${name}`);
};
export { greetLater };
