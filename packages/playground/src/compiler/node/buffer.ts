import { Buffer } from '@napi-rs/wasm-runtime/fs';

export const builtin = { Buffer };
