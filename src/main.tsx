document.documentElement.dataset["ready"] = "";
