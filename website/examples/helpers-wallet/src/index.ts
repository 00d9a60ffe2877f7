export { Vault } from './vault';
export { Wallet } from './wallet';
