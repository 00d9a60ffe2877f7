import { registerModule } from '../registry.ts';

// The plugin resolves it; it is for development only.
registerModule('react-refresh/index.js', () => ({}));

export { pluginReact } from '@rsbuild/plugin-react';
