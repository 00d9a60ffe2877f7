import { pluginReact } from '@rsbuild/plugin-react';
import { registerModule } from '../registry.ts';

// The plugin resolves it; it is for development only.
registerModule('react-refresh/runtime.js', () => ({}));

export const exported = { pluginReact };
