const build = ()=>__webpack_hash__;
export { build };
