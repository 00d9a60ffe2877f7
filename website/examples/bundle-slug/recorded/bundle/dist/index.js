const words = (text)=>text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
const slugify = (title)=>words(title).join('-');
export { slugify };
