/** The look of AMP pages: the product's palette and type, by light and by dark. AMP allows 75,000 bytes. */
export const AMP_STYLE = `
:root{color-scheme:light dark;--paper:#f9f6ec;--surface:#fffdf8;--ink:#16263a;--soft:#4a5a6c;--line:#ded7c2;
--accent:#a3195b;--on-accent:#fff;--sea:#e3eff5;
--serif:"Alegreya","Iowan Old Style","Palatino Linotype",Georgia,serif;
--sans:"Hanken Grotesk",system-ui,-apple-system,"Segoe UI",sans-serif}
@media (prefers-color-scheme:dark){:root{--paper:#0c1724;--surface:#13202f;--ink:#f0ead9;--soft:#a9b6c3;--line:#2b3c4f;
--accent:#ff8fc0;--on-accent:#33061d;--sea:#10263a}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.6 var(--sans);overflow-wrap:break-word}
a{color:var(--accent);text-underline-offset:.18em}
a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.head,.foot{padding:1rem clamp(1rem,4vw,2.5rem);border-color:var(--line)}
.head{border-bottom:1px solid var(--line)}
.foot{border-top:1px solid var(--line);color:var(--soft);font-size:.9375rem}
.brand{font:700 1.3125rem/1.2 var(--serif);color:var(--ink);text-decoration:none}
.page{max-width:44rem;margin:0 auto;padding:2rem 1rem 3rem}
h1,h2,h3,h4,h5,h6{font-family:var(--serif);line-height:1.12;text-wrap:balance}
h1{font-size:clamp(2rem,1.5rem + 2vw,2.75rem);margin:0 0 .5rem}
h2{font-size:1.6875rem;margin:2.5rem 0 .75rem}
h3{font-size:1.3125rem;margin:2rem 0 .5rem}
.about{color:var(--soft);margin:0 0 1.5rem}
.about span+span::before{content:" · "}
.label{background:var(--sea);border-radius:.75rem;padding:.75rem 1rem;font-size:.9375rem}
blockquote{margin:1.5rem 0;padding:.25rem 1.25rem;border-left:3px solid var(--accent)}
dt{font-weight:700}
dd{margin:0 0 .75rem}
table{border-collapse:collapse;width:100%}
th,td{border:1px solid var(--line);padding:.5rem;text-align:left}
amp-img{border-radius:.75rem;background:var(--surface)}
amp-img.cover img{object-fit:cover}
.whole{display:inline-block;margin-top:2rem;padding:.75rem 1.5rem;border-radius:.75rem;background:var(--accent);
color:var(--on-accent);font-weight:600;text-decoration:none}
`.replaceAll('\n', '');
