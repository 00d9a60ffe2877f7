import cssLoader from 'package-file:@rsbuild/core/compiled/css-loader/index.js';
import styleLoader from 'package-file:@rsbuild/core/compiled/style-loader/index.js';

export { cssLoader, styleLoader };
