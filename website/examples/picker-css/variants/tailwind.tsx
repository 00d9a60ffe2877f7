import './picker.css';

export const picker = '<div class="p-4 text-red-500">pick</div>';
