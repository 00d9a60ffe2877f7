import { below, unproven } from './statement.ts';

below('your-project');

const found = 'findings/chromium-folder-links.sh shows it';
unproven('The dialog for folders in Chromium leaves out links', found);
unproven('Packages of pnpm are links', found);
