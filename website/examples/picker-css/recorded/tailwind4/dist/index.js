const picker = '<div class="p-4 text-red-500">pick</div>';
export { picker };
