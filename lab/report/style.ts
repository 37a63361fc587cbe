// How the report looks: paper and ink, readable on a phone and when printed.

export const STYLE = `
body{margin:0;background:#f6f0e4;color:#3b2f2f;font:17px/1.55 Georgia,'Times New Roman',serif}
main{max-width:760px;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:2.2rem;margin:0}h2{margin:2.6rem 0 .4rem;border-bottom:2px solid #c9b48a}h3{margin:1.6rem 0 .2rem}
.lead{font-size:1.15rem;margin:.2rem 0 1rem}.small{font-size:.9rem}
.warning{background:#fff7d6;border-left:4px solid #a86a00;padding:.4rem .8rem;margin:.5rem 0}
figure{margin:.6rem 0;background:#fffdf8;border:1px solid #e0d3b8;border-radius:6px;padding:.6rem}
figure svg{max-width:100%;height:auto;font-family:system-ui,sans-serif}
.chart{overflow-x:auto}@media(max-width:720px){figure svg{max-width:none}}
figcaption{margin-top:.4rem;font-style:italic}
code{font-size:.85em;background:#efe5cf;padding:.05em .3em;overflow-wrap:anywhere}
details{margin:.5rem 0}summary{cursor:pointer}summary:focus-visible{outline:3px solid #4a6b8a}
.wide{overflow-x:auto}table{border-collapse:collapse;font:14px/1.4 system-ui,sans-serif;margin:.4rem 0}
th,td{text-align:left;padding:.15rem .6rem;border-bottom:1px solid #e0d3b8;white-space:nowrap}
`.trim();
