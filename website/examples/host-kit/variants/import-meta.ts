document.title = import.meta.url;
