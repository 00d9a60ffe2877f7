import { Counter } from 'counter_kit';
import { createRoot } from 'react-dom/client';

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<Counter start={3} />);
