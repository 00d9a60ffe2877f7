// The worker of rsbuild-plugin-dts listens on `process`.
import 'package-file:rsbuild-plugin-dts/dist/dts.js';
