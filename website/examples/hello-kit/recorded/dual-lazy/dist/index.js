const greetLater = async (name)=>{
    const { shout } = await import("./shout~0.js");
    return shout(`Hello, ${name}`);
};
export { greetLater };
