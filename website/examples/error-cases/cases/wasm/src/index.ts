export * as sum from './sum.wasm';
