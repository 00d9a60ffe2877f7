import menu from './menu.yaml';
import shop from './shop.toml';

export const title = `${shop.name}: ${menu.soups.join(', ')}`;
