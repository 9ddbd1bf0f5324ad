import { gunzipSync } from "node:zlib";

/**
 * A document of Word 97 as an office program saved it, packed: a name, a header that says how to reach her, a footer
 * that does not, a table with hidden words, a list with words that were taken back, two headings of a style.
 */
const packed =
  "H4sIAAAAAAACA+1aaWxU1xU+9832xhvj8VpC4MUZDAXH2MYQQ63EeKsxEEOA4KiNi+2xsY2XqW0KRFGEaFJRiVZU/ZFIrVoa" +
  "GZouqmj7I1JUqfnRIPVH06hVUPKPtGmqoiiFdJMVxdPvnHdn/MbxZBZQidU5o2/u8u6599ztvHvOfa//vvj6D36++m1aQp8j" +
  "Fy1E/eR15CmgPJYIEBk6byEajcayozlaUfSRDnkO3Zg/D8Bz7gNMwA/k6TkuQFgIFAGr7CVAxUAQKAFKgTJdtkKHOfp006M0" +
  "hd8sWdRBkwin6TRlQuVYMc760uFZSLNcupRrP/v2Y/o71f7PB9Ld//yO4P1fCXwGWA3cA6wB7gXWAusAC7gPqALuB0LAeqAa" +
  "2ABsBD4LbAI2AzXAA0AtsAWoA+qBBt2HRoTbdPxBhE06vjOni5KSwsi48uw15PUbsiZesZdGJ8/fvtHB6amZqeFZ68jUdPiB" +
  "9qnjJyaGJmdlTew7yHntU4OyEjhei4Q8r22if+74xZdTr0VlHyOypiBWWB5q+YKsSJv6sDRvRQ0OsZYfgX6bpgnqp3G9jutD" +
  "tCmkdmG5baXWTdTT7aIDQFt3OU10+c0ZYE+XQfu73TTZ5TZngT7E+7sr6UtdO9wUIYX6gwh5f3TREOoO0yj05zGs6XrZBYry" +
  "qim/U1FLtaO97WhkDW0zlaPZtJpMStvpcOCD6C2EvDd3iw4fQn8n8c9afa/IdVx2b+smf2SE6Aw9tEl10sI6RUGEvNcT+8A1" +
  "Bahk7iaVzp0ib0hhJ/d0eyCtR+RnKW3p1lAjtQa4nkYZi0Oo55S024pRD8u7JAAdEQyXKoUaoSPmzosm2BIoVlWKNYJbZJwB" +
  "Fy8F1iXNVIU6G1SzyNYGySJ4OooaJ0W2EtR0SmQrgGxFkKmStpuKB+sJU1VJz1pVlWgzHpGwSMWpUuEgapcyj6p20WCx3vO4" +
  "WYgxh0Wd+s3IudyLMiq8apLxx+Dl9cqQakK0LnBADaiQrDNnLdxWuW4rRBZKTetSibV6oCftUttForNqu+jXQ6hpAOt1CHK0" +
  "Sb+Zg/9nRC9X8pqyGUFzikdR1C+l8w5Yr7FV60vWlTvIVvid+bb+5/g7UP7NSHflJ74PolFDZuawrKxJyHcS/4p6Res/DBwA" +
  "jkOqkt7SaNkZQ94yjOiqpT97+xtJngnPouCLmgIKp+8ZoqNA2VUPl/PmSt+N0hXLlDaXKd3T7YX+8CL+0k0VP3ksIeFrch99" +
  "5vkF4Wtye3nt1NInc1z0xDkuesBhpOQwfXEO0wcOV0qOiBnniJjgcKfkeNMf53jTDw5PSo6W/DhHSz44vCk5XiyIc7xYAA5f" +
  "So5AUZwjUAQOExzGMuWNpGdM55M5zWYEHBn7bU0hKuPz5RdUOq/xQ1DvE1BxM1B4jyA8iZBNkwlRx1BTqCedc8JBvHImoDqn" +
  "5GW/tTq91ndBGY/qA8IoWlLFqXn4pTUgarw//nKy0P6Q1DWcRp8e9qKlNKRrB+8YeB6jE9ICc/Nr4CB6pwLZSxqrx9n7be5s" +
  "xrkV20Gd+wbOi6+CeUQtc8jTr5sOxakiee1/9ULRx3KLNMcGl1gH8l7L0W0cj+vufJ1L1oeV5iRlLMmZdApdkg1ym/T6b2+c" +
  "nn/5teLzZ+nHtOdH+dxDF3B9ST4fckewh2ZxIJ2hnTBCt8jRsh97ISLHtVoxNo4hf0BrgtlUtjgvfWM5u4iuP/v9D+Z7RgI/" +
  "+ZZJmzf88i0ewae0fa60fcvnsRZto+/V9k2vttXD2l6P6En720e27W3o2WhxtJdOPBP55VT3xu/e+G7tPYFvPwf5a+Z/xvPk" +
  "WZL3Re0niJ0QAw5Zk+Xn6M7Re5eU2mf5sYNvBn/t3Kimfe6HddU/Nd4/2bTM9vW7y6mjdDF9XCv+pqR+qlXxtctxn95mHF9K" +
  "5+zARYnhJ5FLm0ApqNRlS7jXZe+SXpftmYrRdyDWDYj4TZfjtiMLetKXHd+z2NIDjg31NZ/tVfu00KzL9uitFJqDvOwBbPfZ" +
  "HsS7TRGfra2d66TgLshh0Fs59ZejHP1fU2v8mGrRqzjUTsDIZP/njPgbC6kHsXEcai2cPC0qAbrocZj4HTBl99JuGLZ7kFeV" +
  "xbG4CueA0jTKlUGKDpSK6ByWaxD/hbQPnNOIj0CCBhxb6mkHy2hZkG9aDG/bZ+pDL5kzjJrZozoqhi/XN4in3GKNmOgcC9NX" +
  "kD+KNJvv4yh3WsaBvbAntAeWffyNaM+ClIv1zojv2EL5IZHLojXWAFIWDWuf772QrBRoVf8Az5PKAg+b3f1y62qhzDD+2Z86" +
  "oL3nPvzsnjXqnsX66aMjaGdc+5trxF89pnvAvvS/4JkF0/6g1LFYlj3bW0X2Y+IOYLmPyDiP4Bm7CE6Ke+BkvK5CjATnj8qd" +
  "AvPPylNL/PIRGelJcSwMSm08W2GM1aDD3cDjx3LOimtkVD+LzYUVl8++f6iR2+hxmYkBlDyO35B2WvBsT4nboSY+6w0JY9OI" +
  "1hZXT0uSFWbRS8BmlH5Q6uE6tuFnSR0WTohNqKdQVtIoJInJOwj+CGamcMlvxRLO+WuBWqAOeAp4GjgDvADMAe8C1TiVPg18" +
  "D3gZ+BPgxjGmKs++M/iQ5unW/Pvz9B7dAP6c06z/SyokUw12KQqP/Cbw9g9dzaZybTOVu64bhtUq1xgX8ZrqsKkMPEHga+ve" +
  "yNeQVMzzbwGXgV/pud6Iub0IvKDnmu+B5p3NJST+7ky840wknC9fcyamnImwM/F46s5ixZWH1O5hNiNdIeoPEV+tLp/bJ7kV" +
  "sQfmtTr2IvwheHl9ukNb+m/jXIn/mri4gtfYwIxS7JJExyIZZTde85JSLh0xYhF3LGIiMtxIrsbMerp8rj9+Dx3P8yY857l9" +
  "FwiB/xAwAlwD1mJPW8DOfPsO8KJzTM47E6eciUlnYsSZOOpM9DkTjyVeBCQh7pevQoteYF+nS155Qp43Re/5QxXJM3ReoX1B" +
  "JRdWT+hLq0zKrewV5ue5fQhoAVqB9nxbn7PvJ8HV9mFSBfAfZ+JfzsT7Oc18VylhM8RdqU5426i5jlr2Y/L3G7Tuytla68rV" +
  "XfddmXRXARXA/Re+7qlEGELYgHL1F3qNughdINqK1MYGKqrLDfTKpTv5/acsqCXfkCVx1NIrRTG13iZXohFYmgM0lrH8QTLk" +
  "XsBD6X37EqOx+GulR+yCbCkPrXO7rgzaZ3ljnup6x7c+2VARGXL9lsn3nyzrX/PteLtYNv233f9M2ucr30s67oFNdwLzP6Gt" +
  "YP5eazj+xd7iV1/JaCMZ8e9V022fv7H6qY4f0XZuO8JBkcS2ZtOl1Vn0n4c+dm/i+VjLmY1HUxbt87desR7+F28+1kgAMgAA";

/** The bytes of the document. */
export function oldWordFile(): Uint8Array {
  return new Uint8Array(gunzipSync(Buffer.from(packed, "base64")));
}
